import { greeting, toMailContent, type MailContent } from './mail-templates.ts'
import type { MailTemplate } from '../services/outbox.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** Renders a mail template as text and HTML with the same content. */
export function renderMail(template: MailTemplate, firstName: string, publicUrl: string): RenderedMail {
  const words = toMailContent(template)
  const hello = greeting(firstName)
  return {
    // A name must not reverse the subject's text direction or break its line either.
    subject: stripControls(words.subject),
    text: renderText(words, hello, publicUrl),
    html: renderHtml(words, hello, publicUrl)
  }
}

function renderText({ paragraphs, action, note }: MailContent, hello: string, publicUrl: string): string {
  const parts = [
    hello,
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.link}`]),
    note
  ]
  return `${[...parts, `--\nSitewright, ${publicUrl}`].map(stripControls).join('\n\n')}\n`
}

/** Removes control characters, except our own line breaks. */
function stripControls(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\p{Cf}\u2028\u2029]/gu, ' ')
}

const paper = '#F4F3EF'
const surface = '#FFFFFF'
const ink = '#1C1B18'
const softInk = '#504E47'
const rule = '#F7BE2B'
const line = '#E3E1D9'
const font = "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** HTML with tables and inline styles, since mail clients support nothing else; it loads nothing. */
function renderHtml(
  { subject, paragraphs, action, note }: MailContent,
  hello: string,
  publicUrl: string
): string {
  const body = [hello, ...paragraphs].map(
    (text) =>
      `<p style="margin:0 0 16px;font:16px/1.55 ${font};color:${ink};white-space:pre-line">${escapeHtml(text)}</p>`
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${surface};border:1px solid ${line}">
<tr><td style="height:4px;line-height:4px;font-size:0;background:${rule}">&nbsp;</td></tr>
<tr><td style="padding:28px 32px 32px">
<p style="margin:0 0 20px;font:700 15px/1 ${font};color:${ink}">Sitewright</p>
<h1 style="margin:0 0 20px;font:600 24px/1.25 ${font};color:${ink}">${escapeHtml(subject)}</h1>
${body.join('\n')}
${action === undefined ? '' : button(action)}
<p style="margin:20px 0 0;padding:16px 0 0;border-top:1px solid ${line};font:14px/1.5 ${font};color:${softInk}">${escapeHtml(note)}</p>
</td></tr></table>
<p style="margin:16px 0 0;font:13px/1.5 ${font};color:${softInk}">Sent by <a href="${escapeHtml(publicUrl)}" style="color:${softInk}">${escapeHtml(publicUrl)}</a></p>
</td></tr></table>
</body>
</html>
`
}

function button({ label, link }: { label: string; link: string }): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:${ink};color:${surface};font:600 16px/1.2 ${font};text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font:14px/1.5 ${font};color:${softInk}">Or copy this address into your browser:<br><span style="word-break:break-all">${escapeHtml(link)}</span></p>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

function escapeHtml(text: string): string {
  return stripControls(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
