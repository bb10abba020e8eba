/** Whether this build is to be published: drafts and what only pretends are left out of it. */
export function isLaunch(): boolean {
  return !['', '0', 'false'].includes(process.env['LAUNCH'] ?? '')
}
