/** An e-mail to open in the visitor's mail program. */
export interface MailDraft {
  to: string
  subject: string
  body: string
}

/** Mail programs truncate or refuse longer addresses. */
const longest = 1800

/** A mailto URL (RFC 6068). A body that would be too long is truncated. */
export function mailLink({ to, subject, body }: MailDraft): string {
  const start = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
  let text = Array.from(body)
  let link = withBody(start, text)
  while (link.length > longest && text.length > 0) {
    text = text.slice(0, Math.floor(text.length * 0.9))
    link = withBody(start, text)
  }
  return link
}

function withBody(start: string, text: readonly string[]): string {
  // Line breaks are CR LF, in a mailto URL too.
  return `${start}&body=${encodeURIComponent(text.join('').replace(/\r?\n/g, '\r\n'))}`
}
