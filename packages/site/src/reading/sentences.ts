/** Characters that are read of a text; what stands behind them can hardly say something new. */
const readMax = 4000

/** The sentences of a text, without those that say nothing. */
export function splitSentences(text: string): string[] {
  return text
    .slice(0, readMax)
    .split(/(?<=[.!?。])\s+|(?<=。)|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
}
