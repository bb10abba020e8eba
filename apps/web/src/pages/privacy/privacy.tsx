import { TextPage, TextPart } from '../text/text-page.tsx'
import { privacyMessages as messages } from './messages.ts'

/** The privacy policy: what is stored about people, where, and for how long. */
export function Privacy() {
  return (
    <TextPage title={messages.title} lead={messages.lead}>
      <TextPart title={messages.withoutAccount}>
        <p>{messages.entries}</p>
        <p>{messages.noTracking}</p>
      </TextPart>
      <TextPart title={messages.withAccount}>
        <ul>
          <li>{messages.identity}</li>
          <li>{messages.password}</li>
          <li>{messages.devices}</li>
          <li>{messages.activity}</li>
          <li>{messages.projects}</li>
        </ul>
      </TextPart>
      <TextPart title={messages.storage}>
        <p>{messages.storageText}</p>
      </TextPart>
      <TextPart title={messages.providers}>
        <p>{messages.providersText}</p>
      </TextPart>
      <TextPart title={messages.rights}>
        <p>{messages.rightsText}</p>
      </TextPart>
    </TextPage>
  )
}
