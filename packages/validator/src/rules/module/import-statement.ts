/** Prints an import in the style of the file: its quotes, its semicolons, its line breaks. */
export function importStatement(text: string, binding: string, from: string): string {
  const sample = /^import\b[^\n]*?(['"])[^'"\n]+\1(;?)/m.exec(text)
  const mark = sample?.[1] ?? "'"
  return `import ${binding} from ${mark}${from}${mark}${sample ? sample[2] : ''}${text.includes('\r\n') ? '\r\n' : '\n'}`
}
