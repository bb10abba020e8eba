import { Button } from '../../../ui/button.tsx'
import styles from './alerts.module.css'
import { alertsMessages as words } from './messages.ts'

/** The foot of a list of which only the newest rows are shown. */
export function ShowMore({ onShow }: { onShow: () => void }) {
  return (
    <div className={styles.foot}>
      <Button kind="quiet" onClick={onShow}>
        {words.more}
      </Button>
    </div>
  )
}
