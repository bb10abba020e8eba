import { removeLogo, writeLogo, type Logo } from '@sitewright/site'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { describePictureProblem, type ProblemText } from '../../../builder/pictures/messages.ts'
import { takeLogo } from '../../../builder/pictures/take-logo.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Lists } from '../lists/use-lists.ts'
import { FileButton } from './file-button.tsx'
import { LogoDetails } from './logo-details.tsx'
import { logoWords as words, pictureWords } from './messages.ts'
import styles from './pictures.module.css'
import { useFileDrop } from './use-file-drop.ts'
import { useLogo } from './use-logo.ts'

/** The logo: put in, or drawn from the name. */
export function LogoRow({ lists: { content, edit } }: { lists: Lists }) {
  const { logo } = content
  const details = useId()
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<{ fileName: string; text: ProblemText }>()
  const known = useLogo(logo)
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    setProblem(undefined)
    const outcome = await takeLogo(file)
    if (!outcome.ok) {
      const text = describePictureProblem(file.name, outcome.problem)
      return setProblem({ fileName: file.name, text })
    }
    edit((site) => writeLogo(site, outcome.logo))
    setOpen(true)
  }
  const { isOver, handlers } = useFileDrop(([file]) => void take(file))
  const isOpen = open && logo !== undefined
  const remove = (before: Logo): void => {
    edit(removeLogo)
    const undo = (): void => edit((site) => writeLogo(site, before))
    toast({
      tone: 'info',
      text: words.removed,
      action: { label: pictureWords.undo, run: undo, isUndo: true }
    })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a logo may be dropped on it
    <li data-slot="logo" data-over={isOver || undefined} {...handlers}>
      <div className={styles.row}>
        <span className={styles.thumbnail} data-logo>
          {known?.url && <img src={known.url} alt="" />}
        </span>
        <div className={styles.about}>
          <b>{words.logo}</b>
          <span className={styles.soft}>
            {statusOf(logo, known !== undefined && known.url === undefined)}
          </span>
        </div>
        {logo === undefined ? (
          <FileButton size="sm" onFiles={([file]) => void take(file)}>
            {words.putIn}
          </FileButton>
        ) : (
          <Button
            size="sm"
            aria-label={isOpen ? undefined : words.edit}
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            onClick={() => setOpen(!open)}
          >
            {isOpen ? pictureWords.close : pictureWords.edit}
          </Button>
        )}
      </div>
      {problem && (
        <div className={styles.refused} role="alert">
          <IconAlertTriangle className="i" aria-hidden />
          <p>
            <b>{problem.text.title}</b>
            <span>{problem.text.remedy}</span>
          </p>
          <IconButton label={pictureWords.dismiss(problem.fileName)} onClick={() => setProblem(undefined)}>
            <IconX className="i" aria-hidden />
          </IconButton>
        </div>
      )}
      {isOpen && (
        <div id={details}>
          <LogoDetails
            logo={logo}
            url={known?.url}
            colors={known?.colors ?? []}
            onChange={(next) => edit((site) => writeLogo(site, next))}
            onFile={(file) => void take(file)}
            onRemove={() => remove(logo)}
          />
        </div>
      )}
    </li>
  )
}

function statusOf(logo: Logo | undefined, isElsewhere: boolean): string {
  if (logo === undefined) return words.drawn
  return isElsewhere ? words.notHere : words.drawnTo(logo.width, logo.height)
}
