/** What lies over the table or beside it. */

export type Sheet = 'ending' | 'chronicle' | 'players' | 'supplies' | 'rules' | 'legend' | 'help' | 'typed' | 'districts' | 'name' | 'fair' | 'chat' | 'plan' | 'spectators' | 'time'

export class Panels {
  /** What lies over the table. */
  open = $state<Sheet | null>(null)
  /** Where the rules are to be opened. */
  rule = $state<string | undefined>(undefined)
  /** The chat stands in the chronicle's place. */
  aside = $state(false)

  showRule(rule: string | null | undefined): void {
    this.rule = rule ?? undefined
    this.open = 'rules'
  }
}
