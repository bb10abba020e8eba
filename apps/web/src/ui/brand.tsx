/** The mark: two boards joined, one of them rule yellow. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <path fill="var(--ink)" d="M1 1h8.5v8L16 6v14l-6.5-3v8H1z" />
      <path fill="var(--rule)" d="M11 1h14v24H11v-5.7l6.5 3V3.7L11 6.7z" />
    </svg>
  )
}
