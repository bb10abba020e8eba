import { useNavigate } from 'react-router'

/** Opens a page of the control panel. */
export type OpenPage = (path: string) => void

/** Opens pages by a navigation of the app. */
export function useOpenPage(): OpenPage {
  const navigate = useNavigate()
  return (path) => void navigate(path)
}
