import { stepAt } from '@sitewright/builder'
import { IconArrowLeft, IconEye } from '@tabler/icons-react'
import { DraftsList } from '../../drafts/drafts-list.tsx'
import { useDraftsView } from '../../drafts/drafts-context.tsx'
import { draftMessages } from '../../drafts/messages.ts'
import { useBuilder } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { frameMessages as messages } from './messages.ts'
import bar from './action-bar.module.css'
import { useOpenPreviewDrawer } from './preview-drawer-context.ts'
import frame from './step-frame.module.css'

/** Shows the list of drafts in the place of the step's form. */
export function DraftsStep() {
  const { setOpen } = useDraftsView()
  const openSheet = useOpenPreviewDrawer()
  const { label } = stepAt(useBuilder((state) => state.currentStep))
  const back = draftMessages.back(label)
  return (
    <>
      <div className={frame.scroll}>
        <DraftsList />
      </div>
      <div className={`${bar.bar} action-bar`}>
        <Button kind="quiet" className={bar.previous} aria-label={back} onClick={() => setOpen(false)}>
          <IconArrowLeft className="i" aria-hidden />
          <span>{back}</span>
        </Button>
        <span className={bar.hint} />
        <Button className={bar.preview} onClick={openSheet}>
          <IconEye className="i" aria-hidden />
          {messages.preview}
        </Button>
      </div>
    </>
  )
}
