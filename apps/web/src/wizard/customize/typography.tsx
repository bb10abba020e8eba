import { pickFont } from '@sitewright/builder'
import { fontIds, fonts, type FontId } from '@sitewright/catalog'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useBuilder } from '../../builder/builder-context.tsx'
import { registerFont } from '../../builder/fonts.ts'
import type { PanelProps } from './customize.tsx'
import { customizeMessages as messages } from './messages.ts'
import styles from './customize.module.css'

/** Six typefaces, each set in the name of the business. */
export function Typography({ customization, pick }: PanelProps) {
  const words = useBuilder(
    ({ site }) => site.aiRecommendations?.content.heroTitle || site.businessInfo.businessName
  )
  const families = useFamilies()
  return (
    <fieldset className={styles.section}>
      <legend>{messages.font}</legend>
      <div className={styles.fonts}>
        {fontIds.map((id) => {
          const { name, kind, description } = fonts[id]
          const chosen = customization.fontFamily === name
          return (
            <label key={id} className={styles.font}>
              <input
                type="radio"
                name="font"
                checked={chosen}
                onChange={() => pick(pickFont(id))}
                aria-label={name}
              />
              <span className={styles.specimen} style={{ fontFamily: families[id] }} aria-hidden="true">
                {words || name}
              </span>
              <span className={styles.about}>
                <b>{name}</b>
                {description} {kind[0]?.toUpperCase() + kind.slice(1)}.
              </span>
              <IconCheck className="i" aria-hidden style={{ visibility: chosen ? 'visible' : 'hidden' }} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The font families as this page loads them; one that cannot be loaded falls back to our own. */
function useFamilies(): Partial<Record<FontId, string>> {
  const [families, setFamilies] = useState<Partial<Record<FontId, string>>>({})
  useEffect(() => {
    let wanted = true
    const show = async (id: FontId): Promise<void> => {
      const family = await registerFont(id).catch(() => undefined)
      if (wanted && family !== undefined) setFamilies((known) => ({ ...known, [id]: `"${family}"` }))
    }
    for (const id of fontIds) void show(id)
    return () => {
      wanted = false
    }
  }, [])
  return families
}
