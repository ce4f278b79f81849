/** Where the code of those pages lies that one comes to now and then. */

export const seldom: Record<string, () => Promise<{ default: unknown }>> = {
  device: () => import('./Device.svelte'),
  invitation: () => import('../invitations/InvitationPage.svelte'),
  replay: () => import('../ending/Replay.svelte'),
  rules: () => import('../rules/Rules.svelte'),
  learn: () => import('../learn/LearnPage.svelte'),
  lesson: () => import('../learn/LessonPage.svelte'),
  settings: () => import('./Settings.svelte'),
  fair: () => import('../fair/FairCheck.svelte'),
  go: () => import('../notices/Go.svelte'),
  off: () => import('../notices/Off.svelte'),
  account: () => import('../account/AccountPage.svelte'),
  programs: () => import('../programs/ProgramsPage.svelte'),
  signin: () => import('../account/MailLink.svelte'),
  people: () => import('../people/RankingPage.svelte'),
  profile: () => import('../people/ProfilePage.svelte'),
  imprint: () => import('../care/Imprint.svelte'),
  admin: () => import('../admin/AdminPage.svelte'),
  reference: () => import('../reference/Reference.svelte'),
  missing: () => import('./Missing.svelte'),
  ...(import.meta.env.DEV ? { gallery: () => import('../board/Gallery.svelte') } : {}),
}
