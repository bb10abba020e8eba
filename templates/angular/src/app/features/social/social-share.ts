import { Component, inject } from '@angular/core'
import { copyText, openShareWindow } from '../../../browser/device.ts'
import { getAddress } from '../../../browser/page.ts'
import { shareTargets, socialMessages, type ShareTarget } from '../../../domain/features/social.ts'
import { createId } from '../../state/control.ts'
import { StatusMessages } from '../../state/status.ts'
import { BaseIcon } from '../../ui/base-icon.ts'

/** Names of the providers; their addresses are made when one is pressed, from the page that is open then. */
const targets = shareTargets('', '').map(({ id, name }) => ({
  id,
  name,
  label: `${socialMessages.on(name)} (${socialMessages.newWindow})`
}))

@Component({ selector: 'div[appSocialShare]', imports: [BaseIcon], templateUrl: './social-share.html' })
export class SocialShare {
  private readonly say = inject(StatusMessages).say
  protected readonly messages = socialMessages
  protected readonly targets = targets
  protected readonly id = createId()

  protected share(id: ShareTarget['id']): void {
    openShareWindow(id)
  }

  protected async copy(): Promise<void> {
    if (await copyText(getAddress())) this.say(socialMessages.copied)
    else this.say(socialMessages.copyFailed, 'error')
  }
}
