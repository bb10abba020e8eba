import { paletteOf, type Customization } from '@sitewright/site'
import { IconCheck, IconInfoCircle, IconStarFilled } from '@tabler/icons-react'
import { useMemo } from 'react'
import styles from './customize.module.css'
import { customizeMessages } from './messages.ts'

type ContrastReading = ReturnType<typeof paletteOf>['readability'][number]

const uses: Readonly<Record<string, string>> = {
  '--fill': customizeMessages.buttons,
  '--link': customizeMessages.links,
  '--soft': customizeMessages.quietText,
  '--edge': customizeMessages.fieldBorders,
  '--star': customizeMessages.ratings
}

/** The contrast ratio of each pair of colours, the WCAG level it reaches, and what was adjusted for it. */
export function ContrastReport({ customization }: { customization: Customization }) {
  const { colorScheme, primaryColor, secondaryColor, darkMode } = customization
  const rows = useMemo(
    () =>
      paletteOf({ colorScheme, primaryColor, secondaryColor }).readability.filter(
        ({ scheme }) => darkMode || scheme === 'light'
      ),
    [colorScheme, primaryColor, secondaryColor, darkMode]
  )
  return (
    <ul className={styles.readable} aria-label={customizeMessages.readability}>
      {rows.map((row) => (
        <ContrastRow key={`${row.token} ${row.scheme}`} row={row} />
      ))}
    </ul>
  )
}

function ContrastRow({ row }: { row: ContrastReading }) {
  const { token, scheme, chosen, used, changed, ratio, chosenRatio, level } = row
  const Icon = changed ? IconInfoCircle : IconCheck
  const name = uses[token] ?? token
  return (
    <li>
      <ColorSample row={row} name={name} />
      <span>
        <b className="num">{ratio.toFixed(1)} : 1</b>{' '}
        <span className={`badge ${changed ? 'info' : 'success'}`}>
          <Icon className="i" aria-hidden />
          {level}
        </span>
        <span className={styles.why}>
          {name}, {scheme}.{changed && ` ${customizeMessages.changed(chosen, chosenRatio, used)}`}
        </span>
      </span>
    </li>
  )
}

/** A sample of the colour as the site uses it: text on a background, text on a button, the border of a field, stars. */
function ColorSample({ row: { token, used, against }, name }: { row: ContrastReading; name: string }) {
  const look =
    token === '--fill' ? { background: used, color: against } : { background: against, color: used }
  return (
    <span className={styles.sample} style={look} aria-hidden="true">
      {token === '--edge' ? (
        <i className={styles.box} />
      ) : token === '--star' ? (
        [1, 2, 3, 4, 5].map((star) => <IconStarFilled key={star} className="i s" />)
      ) : (
        name
      )}
    </span>
  )
}
