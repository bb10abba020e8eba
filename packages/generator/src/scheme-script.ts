/** Applies the stored colour scheme before the first paint: the only inline script of the page. */
export const schemeScript =
  "try{var s=localStorage.getItem('color-scheme');if(s)document.documentElement.dataset.colorScheme=s}catch{}"
