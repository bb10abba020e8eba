import '../../styles/ui/share.css'
import { useId } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { getAddress } from '../../browser/page.ts'
import { openShareWindow } from '../../browser/share.ts'
import { shareTargets } from '../../domain/social.ts'
import { socialMessages } from '../../domain/messages/social.ts'
import { Icon } from '../../ui/icon.tsx'
import { useStatus } from '../../ui/status.tsx'

/** Names of the providers; their addresses are made when one is pressed, from the page that is open then. */
const targets = shareTargets('', '')

export function SocialShare() {
  const id = useId()
  const say = useStatus()

  async function copy() {
    if (await copyText(getAddress())) say(socialMessages.copied)
    else say(socialMessages.copyFailed, 'error')
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
          onClick={() => openShareWindow(target.id)}
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
