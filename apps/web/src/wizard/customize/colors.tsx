import { pickPreset } from '@sitewright/builder'
import { colorPresets, colorSchemeIds } from '@sitewright/catalog'
import { IconCheck } from '@tabler/icons-react'
import { Switch } from '../../ui/choice.tsx'
import { ColorField } from './color-field.tsx'
import type { PanelProps } from './customize.tsx'
import { customizeMessages as messages } from './messages.ts'
import styles from './customize.module.css'
import { ContrastReport } from './contrast-report.tsx'

/** Six presets, two custom colours, dark mode, and the contrast report. */
export function Colors({ customization, merge, pick }: PanelProps) {
  const { colorScheme, primaryColor, secondaryColor, darkMode } = customization
  return (
    <>
      <fieldset className={styles.section}>
        <legend>{messages.preset}</legend>
        <div className={styles.presets}>
          {colorSchemeIds.map((id, index) => {
            const { name, primary, secondary, accent } = colorPresets[id]
            const chosen = id === colorScheme
            return (
              <label key={id} className={styles.preset}>
                <input
                  type="radio"
                  name="preset"
                  checked={chosen}
                  onChange={() => pick(pickPreset(id))}
                  {...(index === 0 ? { id: 'customization.colorScheme' } : {})}
                />
                <span className={styles.swatch} aria-hidden="true">
                  <i style={{ background: primary, flex: 3 }} />
                  <i style={{ background: secondary, flex: 1.4 }} />
                  <i style={{ background: accent, flex: 0.8 }} />
                </span>
                <span className={styles.name}>
                  {name}
                  {chosen && <IconCheck className="i s" aria-hidden />}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{messages.ownColors}</legend>
        <div className={styles.own}>
          <ColorField field="customization.primaryColor" label={messages.primary} value={primaryColor} />
          <ColorField
            field="customization.secondaryColor"
            label={messages.secondary}
            value={secondaryColor}
          />
        </div>
        <ContrastReport customization={customization} />
      </fieldset>
      <div className={styles.onoff}>
        <div>
          <h2>{messages.darkMode}</h2>
          <p>{messages.darkModeHelp}</p>
        </div>
        <Switch
          label={messages.darkMode}
          quiet
          checked={darkMode}
          onChange={(on) => merge({ darkMode: on })}
        />
      </div>
    </>
  )
}
