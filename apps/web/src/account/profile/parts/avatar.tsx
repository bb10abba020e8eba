import styles from './parts.module.css'

interface AvatarProps {
  firstName: string
  lastName: string
  picture: string | null
  big?: boolean
}

/** A user's picture, or their initials. The name stands beside it. */
export function Avatar({ firstName, lastName, picture, big = false }: AvatarProps) {
  const className = `${styles.avatar} ${big ? styles.big : ''}`
  if (picture !== null) return <img className={className} src={picture} alt="" />
  return (
    <span className={className} aria-hidden="true">
      {initial(firstName)}
      {initial(lastName)}
    </span>
  )
}

/** The first grapheme. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
