import { useId, useState } from 'react'
import { searchMessages } from '../../domain/messages/search.ts'
import { Button } from '../../ui/button.tsx'

interface SearchBoxProps {
  query: string
  busy: boolean
  onSearch: (query: string) => void
}

export function SearchBox({ query, busy, onSearch }: SearchBoxProps) {
  const id = useId()
  const [text, setText] = useState(query)
  return (
    <search>
      <form
        className="search-form"
        onSubmit={(event) => {
          event.preventDefault()
          const words = text.trim()
          if (words !== '' && words !== query) onSearch(words)
        }}
      >
        <label className="sr" htmlFor={id}>
          {searchMessages.label}
        </label>
        <input
          className="input"
          id={id}
          name="q"
          type="search"
          value={text}
          placeholder={searchMessages.label}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {searchMessages.submit}
        </Button>
      </form>
    </search>
  )
}
