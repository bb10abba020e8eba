import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { describePictureProblem } from '../../../builder/pictures/messages.ts'
import {
  dismissPicture,
  stopPicture,
  type PictureJob,
  type PictureTarget
} from '../../../builder/pictures/picture-jobs.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Gauge } from '../../../ui/gauge.tsx'
import { pictureWords as words } from './messages.ts'
import styles from './pictures.module.css'
import { Thumbnail } from './thumbnail.tsx'

interface JobRowProps {
  job: PictureJob
  targets: readonly { target: PictureTarget; label: string }[]
  onPlace: (target: PictureTarget) => void
}

/** A file on its way: its progress, why it was refused, or the question where it belongs. */
export function JobRow({ job, targets, onPlace }: JobRowProps) {
  const { id, fileName, state } = job
  switch (state.kind) {
    case 'refused': {
      const { title, remedy } = describePictureProblem(fileName, state.problem)
      return (
        <li className={styles.refused} role="alert">
          <IconAlertTriangle className="i" aria-hidden />
          <p>
            <b>{title}</b>
            <span>{remedy}</span>
          </p>
          <IconButton label={words.dismiss(fileName)} onClick={() => dismissPicture(id)}>
            <IconX className="i" aria-hidden />
          </IconButton>
        </li>
      )
    }
    case 'ready':
      return (
        <li className={styles.row}>
          <Thumbnail picture={state.picture} />
          <div className={styles.about}>
            <b>{fileName}</b>
            <span className={styles.soft}>{words.notPlaced}</span>
            <select
              className="input"
              aria-label={words.whereTo(fileName)}
              value=""
              onChange={({ currentTarget: { value } }) => onPlace(value as PictureTarget)}
            >
              <option value="">{words.chooseAPlace}</option>
              {targets.map(({ target, label }) => (
                <option key={target} value={target}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <IconButton label={words.forget(fileName)} onClick={() => dismissPicture(id)}>
            <IconX className="i" aria-hidden />
          </IconButton>
        </li>
      )
    default: {
      const { number, count } = state.kind === 'working' ? state : { number: 0, count: 1 }
      return (
        <li className={styles.row}>
          <Thumbnail picture={undefined} />
          <div className={styles.about}>
            <b>{fileName}</b>
            <span className={styles.soft}>
              {state.kind === 'working' ? words.making(number, count) : words.waiting}
            </span>
            <Gauge value={(number / (count + 1)) * 100} label={words.progressOf(fileName)} />
          </div>
          <IconButton label={words.stop(fileName)} onClick={() => stopPicture(id)}>
            <IconX className="i" aria-hidden />
          </IconButton>
        </li>
      )
    }
  }
}
