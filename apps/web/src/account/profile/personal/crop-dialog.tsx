import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { profileMessages } from '../messages.ts'
import { StepUpDialog } from '../../../step-up/step-up-dialog.tsx'
import { toastSuccess } from '../toasts.ts'
import { CropArea, CroppedImage } from './crop-area.tsx'
import styles from './crop.module.css'
import { centeredCrop, zoomCrop, zoomLimits } from './crop.ts'
import { toSquareImage } from './load-image.ts'
import { personalMessages } from './messages.ts'
import { setAvatar } from './personal.api.ts'

interface CropDialogProps {
  picture: HTMLImageElement
  opened: boolean
  onClose: () => void
}

/** Crops a picture to a square, and uploads it. */
export function CropDialog({ picture, opened, onClose }: CropDialogProps) {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const [crop, setCrop] = useState(() => centeredCrop(size))
  const upload = useMutation({
    ...setAvatar,
    onSuccess: () => {
      onClose()
      toastSuccess(personalMessages.pictureSet)
    }
  })
  const zoomId = useId()

  const send = (): void => {
    if (!upload.isPending) upload.mutate({ body: { image: toSquareImage(picture, crop) } })
  }
  return (
    <StepUpDialog title={personalMessages.cropTitle} opened={opened} onClose={onClose} size={480}>
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
      <div className="dialog-footer">
        <Button onClick={onClose}>{profileMessages.cancel}</Button>
        <Button kind="go" onClick={send} aria-disabled={upload.isPending || undefined}>
          {personalMessages.takePicture}
        </Button>
      </div>
    </StepUpDialog>
  )
}
