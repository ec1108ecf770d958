// Gives the components the styles of the app.
import '#web/theme/tokens.css'
import '#web/theme/global.css'
