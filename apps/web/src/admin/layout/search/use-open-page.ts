import { useNavigate } from 'react-router'

export type OpenPage = (path: string) => void

export function useOpenPage(): OpenPage {
  const navigate = useNavigate()
  return (path) => void navigate(path)
}
