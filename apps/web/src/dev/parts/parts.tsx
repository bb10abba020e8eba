import { Page } from '../../ui/page.tsx'
import { Actions } from './actions.tsx'
import { Content } from './content.tsx'
import { DataParts } from './data-parts/data-parts.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Floating } from './floating.tsx'

/**
 * Every part of `ui/` in its states, for the developer of a screen (`npm run dev`, then /dev/parts). Hover and focus are
 * the browser's own: point at a part, or press Tab. The product does not have this page.
 */
export function Parts() {
  return (
    <Page
      title="Parts"
      lead="Every part of the interface in every state. tools/checks/check-parts.ts keeps it whole."
    >
      <Actions />
      <Fields />
      <Feedback />
      <Floating />
      <Content />
      <DataParts />
    </Page>
  )
}
