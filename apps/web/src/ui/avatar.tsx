import styles from './avatar.module.css'

interface AvatarProps {
  firstName: string
  lastName: string
  /** The address of the picture, if there is one. */
  picture: string | null
  size?: 'small' | 'medium' | 'large'
}

/** A user's picture, or their initials. The name stands beside it. */
export function Avatar({ firstName, lastName, picture, size = 'medium' }: AvatarProps) {
  const className = `${styles.avatar} ${styles[size]}`
  if (picture !== null) return <img className={className} src={picture} alt="" />
  return (
    <span className={className} aria-hidden="true">
      {initial(firstName)}
      {initial(lastName)}
    </span>
  )
}

/** It takes long to make, and a table has many avatars. */
const segmenter = new Intl.Segmenter()

/** The first grapheme. */
function initial(name: string): string {
  const [first] = segmenter.segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
