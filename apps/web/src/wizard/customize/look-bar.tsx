import { colorPresets } from '@sitewright/catalog'
import { artOf, findPaletteName, isLookOf, lookOf, motifName, openings, proposeLook } from '@sitewright/site'
import { useSite } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { PanelProps } from './customize.tsx'
import styles from './customize.module.css'
import { customizeMessages as messages } from './messages.ts'

/** How many proposals there are; behind the last comes the first again. */
const turns = 60

/** Says what the look is made of, and proposes another one. */
export function LookBar({ customization, merge }: Pick<PanelProps, 'customization' | 'merge'>) {
  const site = useSite()
  const asked = site.aiRecommendations?.recommendations.asked
  const { style, opening } = artOf(site)
  const preset = colorPresets[customization.colorScheme]
  const isPreset = preset.primary === customization.primaryColor
  const colors = findPaletteName(customization) ?? (isPreset ? preset.name : messages.ownColors)

  function proposeAnother(): void {
    const looks = Array.from({ length: turns }, (_, turn) => proposeLook(site, asked, turn))
    const current = looks.findIndex((look) => isLookOf(customization, look))
    const next = looks[(current + 1) % turns]
    if (next === undefined) return
    const before = lookOf(site)
    merge(next)
    toast({
      tone: 'success',
      text: messages.otherLook(findPaletteName(next) ?? '', motifName(next.motif ?? style)),
      group: 'choice',
      action: { label: messages.undo, isUndo: true, run: () => merge(before) }
    })
  }

  return (
    <div className={`${styles.onoff} ${styles.bar}`}>
      <div>
        <h2>{messages.look}</h2>
        <p>{messages.lookOf([colors, motifName(style), openings[opening].name, customization.fontFamily])}</p>
      </div>
      <Button onClick={proposeAnother}>{messages.anotherLook}</Button>
    </div>
  )
}
