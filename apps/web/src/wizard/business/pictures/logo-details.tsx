import { pickColors } from '@sitewright/builder'
import { paletteOf, type ColorPair, type Logo } from '@sitewright/site'
import { IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { useBuilder, useDispatch } from '../../../builder/builder-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from './file-button.tsx'
import { logoWords as words } from './messages.ts'
import styles from './pictures.module.css'

interface LogoDetailsProps {
  logo: Logo
  url: string | undefined
  /** Pairs of colours in the logo. */
  colors: readonly ColorPair[]
  onChange: (logo: Logo) => void
  onFile: (file: File | undefined) => void
  onRemove: () => void
}

/** How a logo is shown: on icons, beside the name or alone, and the colours that the site may take from it. */
export function LogoDetails({ logo, url, colors, onChange, onFile, onRemove }: LogoDetailsProps) {
  const name = useId()
  const { alone, ...rest } = logo
  return (
    <div className={styles.details}>
      {url && (
        <ul className={styles.board} aria-hidden="true">
          {Object.entries(words.board).map(([place, label]) => (
            <li key={place}>
              <span data-place={place}>
                <img src={url} alt="" />
              </span>
              {label}
            </li>
          ))}
        </ul>
      )}
      <fieldset className={styles.description}>
        <legend>{words.beside}</legend>
        <label className="choice">
          <input type="radio" name={name} checked={alone !== true} onChange={() => onChange(rest)} />
          <span>{words.withName}</span>
        </label>
        <label className="choice">
          <input
            type="radio"
            name={name}
            checked={alone === true}
            onChange={() => onChange({ ...rest, alone: true })}
          />
          <span>{words.alone}</span>
        </label>
        <p className={styles.soft}>{words.aloneHelp}</p>
      </fieldset>
      {colors.length > 0 && <LogoColors colors={colors} />}
      <div className={styles.gallery}>
        <FileButton onFiles={([file]) => onFile(file)}>{words.change}</FileButton>
        <Button kind="quiet" onClick={onRemove}>
          <IconTrash className="i s" aria-hidden />
          {words.drawnMark}
        </Button>
      </div>
    </div>
  )
}

/** Offers the colours of a logo, each with the contrast that its buttons have. Nothing changes until one is picked. */
function LogoColors({ colors }: { colors: readonly ColorPair[] }) {
  const customization = useBuilder((state) => state.site.customization)
  const dispatch = useDispatch()
  const { primaryColor, secondaryColor, colorScheme } = customization
  return (
    <div className={styles.description} role="group" aria-label={words.colors}>
      <b>{words.colors}</b>
      {colors.map(({ primary, secondary }) => {
        const { readability } = paletteOf({ colorScheme, primaryColor: primary, secondaryColor: secondary })
        const ratio = (scheme: 'light' | 'dark'): number =>
          readability.find((row) => row.token === '--fill' && row.scheme === scheme)?.ratio ?? 0
        return (
          <Button
            key={primary}
            aria-pressed={primary === primaryColor && secondary === secondaryColor}
            onClick={() => dispatch(pickColors(primary, secondary))}
          >
            <i className={styles.swatch} style={{ background: primary }} />
            <i className={styles.swatch} style={{ background: secondary }} />
            {words.contrast(ratio('light'), ratio('dark'))}
          </Button>
        )
      })}
      <p className={styles.soft}>{words.colorsHelp}</p>
    </div>
  )
}
