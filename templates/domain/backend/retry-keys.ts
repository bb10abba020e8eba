/** Idempotency keys: a message keeps its key while it is retried, so that the server processes it once. */
export function createRetryKeys(newId: () => string) {
  let last: { text: string; key: string } | undefined
  return {
    keyOf(body: unknown): string {
      const text = JSON.stringify(body)
      if (last?.text !== text) last = { text, key: newId() }
      return last.key
    },
    /** The next message gets a new key, even if its text is the same. */
    done(): void {
      last = undefined
    }
  }
}
