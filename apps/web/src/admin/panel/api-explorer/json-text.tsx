import styles from './json.module.css'
import { explorerMessages as words } from './messages.ts'
import { splitJsonLine } from './split-json-line.ts'

/** Lines that are drawn; more make a page slow. */
const mostLines = 2000

/** JSON as text, in lines with numbers and colours. */
export function JsonText({ text }: { text: string }) {
  const lines = text.split('\n')
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus */}
      <pre className={styles.code} role="group" aria-label={words.response} tabIndex={0}>
        {lines.slice(0, mostLines).map((line, index) => (
          // Lines never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles.line}>
            {splitJsonLine(line).map(({ kind, text: part }, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at} className={styles[kind]}>
                {part}
              </span>
            ))}
          </span>
        ))}
      </pre>
      {lines.length > mostLines && <p className={styles.cut}>{words.cut}</p>}
    </>
  )
}
