import { randomArtSeed } from '@sitewright/builder'
import { useBuilder } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { PanelProps } from './customize.tsx'
import styles from './customize.module.css'
import { customizeMessages } from './messages.ts'

/** Draws other pictures for the site, until the owner puts in photos. */
export function PictureChoice({ customization, merge }: Pick<PanelProps, 'customization' | 'merge'>) {
  const name = useBuilder((state) => state.site.businessInfo.businessName)
  const { artSeed = name } = customization
  function drawAnother(): void {
    merge({ artSeed: randomArtSeed() })
    toast({
      tone: 'success',
      text: customizeMessages.otherPicture,
      group: 'choice',
      action: { label: customizeMessages.undo, run: () => merge({ artSeed }), isUndo: true }
    })
  }
  return (
    <div className={styles.onoff}>
      <div>
        <h2>{customizeMessages.pictures}</h2>
        <p>{customizeMessages.picturesHelp}</p>
      </div>
      <Button onClick={drawAnother}>{customizeMessages.drawAnother}</Button>
    </div>
  )
}
