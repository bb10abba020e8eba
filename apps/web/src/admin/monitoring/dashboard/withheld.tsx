import type { WithheldPart } from '@sitewright/api'
import { Banner } from '../../../ui/banner.tsx'
import { dashboardMessages as words } from './messages.ts'

/** Which parts the user may not see, and why. */
export function Withheld({ parts }: { parts: readonly WithheldPart[] }) {
  const lines = new Map<string, WithheldPart[]>()
  for (const part of parts) {
    const reason = part.why === 'installation' ? part.why : part.permission
    lines.set(reason, [...(lines.get(reason) ?? []), part])
  }
  return [...lines].map(([reason, held]) => (
    <Banner key={reason} tone="info">
      {toLine(held)}
    </Banner>
  ))
}

function toLine(held: readonly WithheldPart[]): string {
  const names = held.map(({ part }) => words.parts[part]).join(', ')
  const [first] = held
  return first === undefined || first.why === 'installation'
    ? words.withheld.installation(names)
    : words.withheld.permission(names, first.permission)
}
