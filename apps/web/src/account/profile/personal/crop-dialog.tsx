import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { profileMessages } from '../messages.ts'
import { toastSuccess, toastFailure } from '../toasts.ts'
import { StepUpDialog } from '../parts/step-up-dialog.tsx'
import { useSetAvatar } from '../requests/use-set-avatar.ts'
import { useStepUpMutation } from '../use-step-up-mutation.ts'
import { CropArea, CroppedImage } from './crop-area.tsx'
import { centeredCrop, zoomCrop, zoomLimits } from './crop.ts'
import { personalFailures, personalMessages } from './messages.ts'
import { toSquareImage } from './load-image.ts'
import styles from './crop.module.css'

interface CropDialogProps {
  picture: HTMLImageElement
  opened: boolean
  onClose: () => void
}

/** Chooses the square of a picture that is shown, and sends it. */
export function CropDialog({ picture, opened, onClose }: CropDialogProps) {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const [crop, setCrop] = useState(() => centeredCrop(size))
  const act = useStepUpMutation()
  const setAvatar = useSetAvatar()
  const zoomId = useId()

  const send = async (): Promise<void> => {
    if (act.state.kind !== 'idle') return
    const result = await act.run(() => setAvatar({ body: { image: toSquareImage(picture, crop) } }))
    if (result.kind === 'cancelled') return
    if (result.kind === 'refused') return toastFailure(personalFailures.update, result.refusal)
    onClose()
    toastSuccess(personalMessages.pictureSet)
  }
  return (
    <StepUpDialog act={act} title={personalMessages.cropTitle} opened={opened} onClose={onClose} size={480}>
      <div className={styles.crop}>
        <CropArea source={picture.src} size={size} crop={crop} onChange={setCrop} />
        <div className={styles.side}>
          <span className="label">{personalMessages.preview}</span>
          <div className={styles.preview}>
            <CroppedImage source={picture.src} size={size} crop={crop} />
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
          onChange={(event) => setCrop(zoomCrop(size, crop, event.currentTarget.valueAsNumber))}
        />
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{profileMessages.cancel}</Button>
        <Button kind="go" onClick={() => void send()} aria-disabled={act.state.kind !== 'idle' || undefined}>
          {personalMessages.takePicture}
        </Button>
      </div>
    </StepUpDialog>
  )
}
