import { pickLayout } from '@sitewright/builder'
import { layoutIds, layouts, type LayoutId } from '@sitewright/catalog'
import { IconCheck } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { PanelProps } from './customize.tsx'
import { customizeMessages as messages } from './messages.ts'
import styles from './customize.module.css'
import { PictureChoice } from './picture-choice.tsx'

type Block = CSSProperties & { strong?: true }

/** The blocks of each layout's thumbnail, in percent. */
const thumbnails: Record<LayoutId, readonly Block[]> = {
  standard: [
    { left: '6%', right: '6%', top: '8%', height: '10%' },
    { left: '6%', right: '6%', top: '24%', height: '34%', strong: true },
    { left: '6%', width: '26%', top: '66%', height: '24%' },
    { left: '37%', width: '26%', top: '66%', height: '24%' },
    { right: '6%', width: '26%', top: '66%', height: '24%' }
  ],
  sidebar: [
    { left: '6%', width: '24%', top: '8%', height: '82%', strong: true },
    { left: '36%', right: '6%', top: '8%', height: '40%' },
    { left: '36%', right: '6%', top: '54%', height: '36%' }
  ],
  grid: [
    { left: '6%', right: '6%', top: '8%', height: '10%' },
    { left: '6%', width: '56%', top: '24%', height: '40%', strong: true },
    { right: '6%', width: '26%', top: '24%', height: '40%' },
    { left: '6%', width: '26%', top: '70%', height: '20%' },
    { left: '36%', right: '6%', top: '70%', height: '20%' }
  ],
  landing: [
    { left: '6%', right: '6%', top: '8%', height: '56%', strong: true },
    { left: '30%', right: '30%', top: '72%', height: '6%' },
    { left: '20%', right: '20%', top: '84%', height: '6%' }
  ]
}

/** The layout, and the drawn pictures in it. */
export function LayoutChoice({ customization, pick, merge }: PanelProps) {
  return (
    <>
      <LayoutCards customization={customization} pick={pick} />
      <PictureChoice customization={customization} merge={merge} />
    </>
  )
}

/** Radio cards for the four layouts. */
function LayoutCards({ customization, pick }: Pick<PanelProps, 'customization' | 'pick'>) {
  return (
    <fieldset className={styles.section}>
      <legend>{messages.layout}</legend>
      <div className={styles.layouts}>
        {layoutIds.map((id) => {
          const chosen = customization.layout === id
          return (
            <label key={id} className={styles.layout}>
              <input
                type="radio"
                name="layout"
                checked={chosen}
                onChange={() => pick(pickLayout(id))}
                aria-label={layouts[id].name}
              />
              <span className={styles.thumbnail} aria-hidden="true">
                {thumbnails[id].map(({ strong, ...place }) => (
                  <i
                    key={JSON.stringify(place)}
                    className={strong ? styles.strong : undefined}
                    style={place}
                  />
                ))}
              </span>
              <span className={styles.name}>
                {layouts[id].name}
                {chosen && <IconCheck className="i s" aria-hidden />}
              </span>
              <span className={styles.detail}>{layouts[id].description}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
