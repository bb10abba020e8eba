import { pickPalette, pickPreset } from '@sitewright/builder'
import { colorPresets, colorSchemeIds } from '@sitewright/catalog'
import { lookPalettes, type LookPaletteId } from '@sitewright/site'
import { Switch } from '../../ui/choice.tsx'
import { ColorCard } from './choice-card.tsx'
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
            const chosen = id === colorScheme && primary === primaryColor && secondary === secondaryColor
            return (
              <ColorCard
                key={id}
                group="preset"
                name={name}
                colors={[
                  [primary, 3],
                  [secondary, 1.4],
                  [accent, 0.8]
                ]}
                chosen={chosen}
                onPick={() => pick(pickPreset(id))}
                id={index === 0 ? 'customization.colorScheme' : undefined}
              />
            )
          })}
        </div>
      </fieldset>
      <Palettes customization={customization} pick={pick} />
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

const paletteIds = Object.keys(lookPalettes) as LookPaletteId[]

/** The palettes that looks are made of. */
function Palettes({ customization, pick }: Pick<PanelProps, 'customization' | 'pick'>) {
  const { primaryColor, secondaryColor } = customization
  return (
    <fieldset className={styles.section}>
      <legend>{messages.palettes}</legend>
      <div className={styles.palettes}>
        {paletteIds.map((id) => {
          const { name, primary, secondary, accent, paper } = lookPalettes[id]
          const chosen = primary === primaryColor && secondary === secondaryColor
          return (
            <ColorCard
              key={id}
              group="palette"
              name={name}
              colors={[
                [paper ?? '#ffffff', 1],
                [primary, 2],
                [accent, 0.8]
              ]}
              chosen={chosen}
              onPick={() => pick(pickPalette(id))}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
