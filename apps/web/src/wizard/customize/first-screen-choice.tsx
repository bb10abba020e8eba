import { pickMotif, pickOpening } from '@sitewright/builder'
import { drawMotif } from '@sitewright/generator/art'
import {
  artOf,
  artStyles,
  groundIds,
  grounds,
  motifName,
  motifsOf,
  openingIds,
  openings,
  paletteOf,
  type ArtStyle,
  type OpeningId
} from '@sitewright/site'
import { useMemo, useState, type CSSProperties } from 'react'
import { useSite } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/choice.tsx'
import { Blocks, type Block } from './blocks.tsx'
import { ChoiceCard } from './choice-card.tsx'
import type { PanelProps } from './customize.tsx'
import styles from './customize.module.css'
import { customizeMessages as messages } from './messages.ts'

/** The blocks of each opening's thumbnail, in percent. */
const thumbnails: Record<OpeningId, readonly Block[]> = {
  beside: [
    { left: '8%', width: '38%', top: '22%', height: '12%' },
    { left: '8%', width: '30%', top: '42%', height: '6%' },
    { right: '6%', width: '42%', top: '12%', bottom: '12%', strong: true }
  ],
  casement: [
    { inset: '0', strong: true },
    { left: '6%', width: '44%', bottom: '8%', height: '46%', paper: true }
  ],
  chalkboard: [
    { left: '8%', width: '40%', top: '16%', height: '34%', strong: true },
    { right: '8%', width: '36%', bottom: '40%', height: '5%' },
    { right: '8%', width: '36%', bottom: '28%', height: '5%' },
    { right: '8%', width: '36%', bottom: '16%', height: '5%' }
  ],
  curtain: [
    { left: '0', right: '0', top: '0', height: '46%', strong: true },
    { left: '8%', width: '44%', top: '58%', height: '14%' },
    { right: '8%', width: '26%', top: '60%', height: '6%' }
  ],
  logbook: [
    { left: '20%', width: '2%', top: '0', bottom: '0', strong: true },
    { left: '28%', right: '20%', top: '18%', height: '14%' },
    { left: '28%', right: '8%', top: '52%', height: '4%' },
    { left: '28%', right: '8%', top: '64%', height: '4%' },
    { left: '28%', right: '8%', top: '76%', height: '4%' }
  ],
  marquee: [
    { left: '5%', right: '12%', top: '12%', height: '28%', strong: true },
    { left: '5%', right: '36%', top: '46%', height: '28%', strong: true },
    { left: '5%', width: '30%', bottom: '10%', height: '5%' }
  ],
  shelf: [
    { left: '8%', width: '50%', top: '12%', height: '14%' },
    { left: '0', right: '0', top: '36%', height: '32%', strong: true },
    { left: '8%', width: '22%', bottom: '10%', height: '12%' },
    { left: '38%', width: '22%', bottom: '10%', height: '12%' },
    { left: '68%', width: '22%', bottom: '10%', height: '12%' }
  ],
  spine: [
    { left: '0', width: '24%', top: '0', bottom: '0', strong: true },
    { left: '32%', right: '10%', top: '24%', height: '8%' },
    { left: '32%', right: '10%', top: '56%', height: '4%' },
    { left: '32%', right: '10%', top: '70%', height: '4%' }
  ],
  spread: [
    { inset: '0', strong: true },
    { left: '8%', width: '46%', top: '12%', height: '40%', paper: true },
    { left: '8%', width: '24%', bottom: '10%', height: '20%', paper: true },
    { left: '38%', width: '24%', bottom: '16%', height: '20%', paper: true },
    { left: '68%', width: '24%', bottom: '10%', height: '20%', paper: true }
  ],
  stairs: [
    { left: '8%', width: '46%', top: '12%', height: '14%' },
    { left: '8%', width: '24%', bottom: '8%', height: '24%', strong: true },
    { left: '38%', width: '24%', bottom: '8%', height: '38%', strong: true },
    { left: '68%', width: '24%', bottom: '8%', height: '54%', strong: true }
  ]
}

/** What fills the first screen of the site. */
export function OpeningChoice({ pick }: Pick<PanelProps, 'pick'>) {
  const { opening } = artOf(useSite())
  return (
    <fieldset className={styles.section}>
      <legend>{messages.firstScreen}</legend>
      <div className={styles.layouts}>
        {openingIds.map((id) => {
          const { name, description } = openings[id]
          return (
            <ChoiceCard
              key={id}
              group="opening"
              name={name}
              detail={description}
              chosen={opening === id}
              onPick={() => pick(pickOpening(id))}
            >
              <Blocks of={thumbnails[id]} />
            </ChoiceCard>
          )
        })}
      </div>
    </fieldset>
  )
}

const groundOptions = groundIds.map((value) => ({ value, label: grounds[value] }))

/** The ground of a first screen that is a composition. */
export function GroundChoice({ merge }: Pick<PanelProps, 'merge'>) {
  const { ground, opening } = artOf(useSite())
  if (opening === 'beside') return null
  return (
    <div className={styles.onoff}>
      <h2>{messages.ground}</h2>
      <SegmentedControl
        label={messages.ground}
        name="ground"
        value={ground}
        options={groundOptions}
        onChange={(id) => merge({ ground: id })}
      />
    </div>
  )
}

/** The motif of the drawings: those that suit the trade, and all others on demand. */
export function MotifChoice({ customization, pick }: Pick<PanelProps, 'customization' | 'pick'>) {
  const site = useSite()
  const [all, setAll] = useState(false)
  const { style, things } = artOf(site)
  const fit = motifsOf(site)
  const shown: readonly ArtStyle[] = all ? artStyles : [...new Set([style, ...fit])]
  const seed = customization.artSeed ?? site.businessInfo.businessName
  const colors = useMemo((): CSSProperties => {
    const art = paletteOf(customization).tokens.filter(({ name }) => /^--a\d$/.test(name))
    return Object.fromEntries(art.map(({ name, light }) => [name, light]))
  }, [customization])
  return (
    <fieldset className={styles.section} style={colors}>
      <legend>{messages.motif}</legend>
      <div className={styles.motifs}>
        {shown.map((id) => (
          <ChoiceCard
            key={id}
            group="motif"
            name={motifName(id)}
            chosen={style === id}
            onPick={() => pick(pickMotif(id))}
          >
            <Motif style={id} seed={seed} things={things} />
          </ChoiceCard>
        ))}
      </div>
      {!all && (
        <p className={styles.more}>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {messages.allMotifs(artStyles.length)}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

function Motif({ style, seed, things }: { style: string; seed: string; things: readonly string[] }) {
  const drawn = useMemo(() => drawMotif(style, seed, 600, 400, things), [style, seed, things])
  return (
    <svg
      className={styles.thumbnail}
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  )
}
