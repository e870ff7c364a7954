// What every screen is dressed in. The layers (tokens.css) decide what wins over what, not the order of loading.

import './fonts.css';
import './tokens.css';
import './base.css';
import './icon.css';
import './panel.css';
import './button.css';
import './form.css';
import './fold.css';
import './note.css';
import './dialog.css';
import './shortcuts.css';
