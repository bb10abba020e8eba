/** A text as one line of Markdown in which nothing is formatting, a link or markup. */
export function markdown(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~&$@]/g, '\\$&')
    .replace(/^[#+=-]|(?<= )#+$/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/(www)\./gi, '$1\\.')
}

/** A list, one entry a line. */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** A block of code in a language. The text may not hold three backticks. */
export function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``
}
