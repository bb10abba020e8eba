import styles from './method.module.css'

/** The method of a call, in its colour. */
export function Method({ name }: { name: string }) {
  return <span className={`${styles.method} ${styles[name] ?? ''}`}>{name}</span>
}
