/** The endpoints for admins. */

import { ask, get, send } from '../net/api'
import type { DeedPage, PeoplePage, PersonAct, PersonFile, ReportAct, ReportCase, ReportPage, ServerFacts, TablesPage } from '../protocol'

/** What is left empty is left out. */
const query = (words: Record<string, string | undefined>): string =>
  new URLSearchParams(Object.entries(words).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()

export const doors = {
  reports: (handled: boolean, before?: string) => get<ReportPage>(`admin/reports?${query({ handled: String(handled), before })}`),
  report: (id: string) => get<ReportCase>(`admin/reports/${id}`),
  actOnReport: (id: string, act: ReportAct) => send<ReportCase>('POST', `admin/reports/${id}`, act),
  people: (words: string, barred: boolean, before?: string) =>
    get<PeoplePage>(`admin/people?${query({ words, barred: String(barred), before })}`),
  person: (id: string) => get<PersonFile>(`admin/people/${id}`),
  actOnPerson: (id: string, act: PersonAct) => send<PersonFile>('POST', `admin/people/${id}`, act),
  tables: (words: string, state: string, before?: string) => get<TablesPage>(`admin/tables?${query({ words, state, before })}`),
  endTable: async (id: string): Promise<true> => {
    await ask('POST', `admin/tables/${id}/end`)
    return true
  },
  audit: (before?: string) => get<DeedPage>(`admin/audit?${query({ before })}`),
  server: () => get<ServerFacts>('admin/server'),
}
