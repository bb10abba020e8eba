import { pickLayout } from '@sitewright/builder'
import { layoutIds, layouts, type LayoutId } from '@sitewright/catalog'
import { Blocks, type Block } from './blocks.tsx'
import { ChoiceCard } from './choice-card.tsx'
import type { PanelProps } from './customize.tsx'
import { customizeMessages as messages } from './messages.ts'
import styles from './customize.module.css'
import { GroundChoice, MotifChoice, OpeningChoice } from './first-screen-choice.tsx'
import { PictureChoice } from './picture-choice.tsx'

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

/** The layout, the first screen, and the drawn pictures in them. */
export function LayoutChoice({ customization, pick, merge }: PanelProps) {
  return (
    <>
      <LayoutCards customization={customization} pick={pick} />
      <OpeningChoice pick={pick} />
      <GroundChoice merge={merge} />
      <MotifChoice customization={customization} pick={pick} />
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
          const { name, description } = layouts[id]
          return (
            <ChoiceCard
              key={id}
              group="layout"
              name={name}
              detail={description}
              chosen={customization.layout === id}
              onPick={() => pick(pickLayout(id))}
            >
              <Blocks of={thumbnails[id]} />
            </ChoiceCard>
          )
        })}
      </div>
    </fieldset>
  )
}
