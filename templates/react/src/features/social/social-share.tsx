import '../../styles/ui/share.css'
import { useId } from 'react'
import { shareTargets, type ShareTarget } from '../../domain/social.ts'
import { socialMessages } from '../../domain/messages/social.ts'
import { Icon } from '../../ui/icon.tsx'
import { useStatus } from '../../ui/status.tsx'

/** Names of the providers; their addresses are made when one is pressed, from the page that is open then. */
const targets = shareTargets('', '')

export function SocialShare() {
  const id = useId()
  const say = useStatus()

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href)
      say(socialMessages.copied)
    } catch (error) {
      console.warn(error)
      say(socialMessages.copyFailed, 'error')
    }
  }

  return (
    <div className="share" role="group" aria-labelledby={id}>
      <span id={id} className="share-title">
        {socialMessages.title}
      </span>
      {targets.map((target) => (
        <button
          key={target.id}
          type="button"
          className="chip"
          aria-label={`${socialMessages.on(target.name)} (${socialMessages.newWindow})`}
          onClick={() => open(target.id)}
        >
          {target.name}
        </button>
      ))}
      <button type="button" className="chip" onClick={() => void copy()}>
        <Icon name="link" />
        {socialMessages.copy}
      </button>
    </div>
  )
}

function open(id: ShareTarget['id']) {
  const target = shareTargets(window.location.href, document.title).find((candidate) => candidate.id === id)
  if (target) window.open(target.href, '_blank', 'noopener,noreferrer,width=640,height=640')
}
