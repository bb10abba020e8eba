import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { profileMessages } from '../messages.ts'
import { sayDone, sayFailed } from '../notices.ts'
import { FlowDialog } from '../parts/flow-dialog.tsx'
import { useSetAvatar } from '../requests/use-set-avatar.ts'
import { useAct } from '../use-act.ts'
import { CropStage, PartOf } from './crop-stage.tsx'
import { firstCrop, zoomed, zoomLimits } from './crop.ts'
import { personalFailures, personalMessages } from './messages.ts'
import { squareOf } from './open-picture.ts'
import styles from './crop.module.css'

interface CropDialogProps {
  picture: HTMLImageElement
  opened: boolean
  onClose: () => void
}

/** Chooses the square of a picture that is shown, and sends it. */
export function CropDialog({ picture, opened, onClose }: CropDialogProps) {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const [crop, setCrop] = useState(() => firstCrop(size))
  const act = useAct()
  const setAvatar = useSetAvatar()
  const zoomId = useId()

  const send = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => setAvatar({ body: { image: squareOf(picture, crop) } }))
    if (result.kind === 'cancelled') return
    if (result.kind === 'refused') return sayFailed(personalFailures.update, result.refusal)
    onClose()
    sayDone(personalMessages.pictureSet)
  }
  return (
    <FlowDialog act={act} title={personalMessages.cropTitle} opened={opened} onClose={onClose} size={480}>
      <div className={styles.crop}>
        <CropStage source={picture.src} size={size} crop={crop} onChange={setCrop} />
        <div className={styles.side}>
          <span className="label">{personalMessages.preview}</span>
          <div className={styles.preview}>
            <PartOf source={picture.src} size={size} crop={crop} />
          </div>
        </div>
        <label className="label" htmlFor={zoomId}>
          {personalMessages.zoom}
        </label>
        <input
          id={zoomId}
          className={styles.zoom}
          type="range"
          min={zoomLimits.least}
          max={zoomLimits.most}
          step={0.05}
          value={Math.min(size.width, size.height) / crop.side}
          onChange={(event) => setCrop(zoomed(size, crop, event.currentTarget.valueAsNumber))}
        />
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{profileMessages.cancel}</Button>
        <Button kind="go" onClick={() => void send()} aria-disabled={act.state.kind !== 'idle' || undefined}>
          {personalMessages.takePicture}
        </Button>
      </div>
    </FlowDialog>
  )
}
