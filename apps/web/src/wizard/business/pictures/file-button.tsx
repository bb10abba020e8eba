import { useRef, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

interface FileButtonProps {
  /** The accessible name, where the text alone does not say which. */
  label?: string
  size?: 'sm'
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** What the file dialog offers first; what it holds is looked at, whatever its name is. */
const accepted = 'image/*,.heic,.heif'

/** A button that asks for pictures of this device. */
export function FileButton({ label, size, multiple = false, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size={size} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
