import { useId } from 'react'
import { copyText, openShareWindow } from '../browser/device.ts'
import { getAddress } from '../browser/page.ts'
import { shareTargets, social as definition, socialMessages } from '../domain/features/social.ts'
import type { FeatureOf } from '../feature.ts'
import '../styles/content.css'
import { Icon } from '../ui/controls.tsx'
import { useStatus } from '../ui/notice.tsx'

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

/** Social sharing: visitors pass a page on. */
export const social: FeatureOf<typeof definition> = {
  ...definition,
  components: { share: SocialShare, footer: SocialShare }
}
