import styles from './method.module.css'

export function Method({ name }: { name: string }) {
  return <span className={`${styles.method} ${styles[name] ?? ''}`}>{name}</span>
}
