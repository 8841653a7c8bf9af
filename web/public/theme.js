// Runs before the first paint, so that neither the chosen theme nor the signed-in header flashes in late. Without a
// choice the system's theme counts. Keys and attributes are those of src/ui/theme-switch.tsx and
// src/data/session-hint.ts.
try {
  if (localStorage.getItem('signed-in')) document.documentElement.dataset.signedIn = ''
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is switched off: the system's theme it is, and the sign-in links until the identity library answers.
}
