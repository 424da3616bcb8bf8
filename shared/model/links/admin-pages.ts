/*
 * Pages of the site's own admin, relative to its `adminUrl`. Pages of the form `admin.php?page=jetpack#/x` are missing because they are our
 * own routes. Each is a separate export, so that a bundle contains only those it uses.
 */
export const myJetpack = 'admin.php?page=my-jetpack';
export const myJetpackAddLicense = 'admin.php?page=my-jetpack#/add-license';
export const myJetpackConnection = 'admin.php?page=my-jetpack#/connection';
export const stats = 'admin.php?page=stats';
export const vaultpress = 'admin.php?page=vaultpress';
export const akismetSettings = 'admin.php?page=akismet-key-config';
export const akismetStats = 'admin.php?page=akismet-key-config&view=stats';
export const comments = 'edit-comments.php';
export const search = 'admin.php?page=jetpack-search';
export const searchConfigure = 'admin.php?page=jetpack-search-configure';
export const about = 'admin.php?page=jetpack_about';
export const modules = 'admin.php?page=jetpack_modules';
export const debugInformation = 'admin.php?page=jetpack-debugger';
export const boost = 'admin.php?page=jetpack-boost';
export const crm = 'admin.php?page=zerobscrm-dash';
export const creativeMail = 'admin.php?page=creativemail';
export const protect = 'admin.php?page=jetpack-protect';
export const videopress = 'admin.php?page=jetpack-videopress';
export const commerceSetup = 'admin.php?page=wc-admin&path=%2Fsetup-wizard';
export const customizeWidgets = 'customize.php?autofocus[panel]=widgets';
export const customizeCss = 'customize.php?autofocus%5Bsection%5D=custom_css';
export const reading = 'options-reading.php';
export const sharing = 'options-general.php?page=sharing';
export const siteEditor = 'site-editor.php';
export const newPost = 'post-new.php';
export const newTestimonial = 'post-new.php?post_type=jetpack-testimonial';
export const newPortfolio = 'post-new.php?post_type=jetpack-portfolio';
export const testimonials = 'edit.php?post_type=jetpack-testimonial';
export const portfolios = 'edit.php?post_type=jetpack-portfolio';
export const media = 'upload.php';
export const updates = 'update-core.php';
export const plugins = 'plugins.php';
/** Where the checkout returns to; the server redirects it to `#/recommendations/product-purchased`. */
export const productPurchased = 'admin.php?jp-react-redirect=product-purchased';
