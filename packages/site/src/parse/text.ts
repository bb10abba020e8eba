/**
 * A text as a site may hold it: line ends become `\n`; control characters other than newline and tab,
 * noncharacters and halves of surrogate pairs go. For input fields, so that a paste is cleaned where
 * `parseSite` would refuse it.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(/[\p{Surrogate}\p{Noncharacter_Code_Point}]|(?![\n\t])\p{Cc}/gu, '')
}
