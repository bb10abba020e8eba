/**
 * Applies the stored colour scheme before the first paint: the only inline script of the page. Its hash lets the
 * Content Security Policy allow it and no other.
 */
export const schemeScript =
  "try{var s=localStorage.getItem('color-scheme');if(s)document.documentElement.dataset.colorScheme=s}catch{}"

/** SHA-256 of the script, as a content security policy names it. */
export const schemeScriptHash = 'sha256-nNpS9p/H4TPbZw4DiwdbGEc1czfpRK6WbBknlEuVPsk='
