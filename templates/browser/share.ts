import { shareTargets, type ShareTarget } from '../domain/social.ts'

/** Opens the share page of a network, for the page that is open, in a window of its own. */
export function openShareWindow(id: ShareTarget['id'], target: Window = window): void {
  const { location, document } = target
  const share = shareTargets(location.href, document.title).find((candidate) => candidate.id === id)
  if (share) target.open(share.href, '_blank', 'noopener,noreferrer,width=640,height=640')
}
