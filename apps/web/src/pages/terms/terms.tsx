import { TextPage, TextPart } from '../text/text-page.tsx'
import { termsMessages as messages } from './messages.ts'

/** The terms and conditions that registration asks to agree to. */
export function Terms() {
  return (
    <TextPage title={messages.title} lead={messages.lead}>
      <TextPart title={messages.get}>
        <p>{messages.getText}</p>
      </TextPart>
      <TextPart title={messages.promise}>
        <ul>
          <li>{messages.ownAddress}</li>
          <li>{messages.ownContent}</li>
          <li>{messages.lawful}</li>
          <li>{messages.drafts}</li>
          <li>{messages.noAbuse}</li>
        </ul>
      </TextPart>
      <TextPart title={messages.noPromise}>
        <p>{messages.noPromiseText}</p>
      </TextPart>
      <TextPart title={messages.end}>
        <p>{messages.endText}</p>
      </TextPart>
    </TextPage>
  )
}
