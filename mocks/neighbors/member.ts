// The stand-in member site: a single page that shows the name of the page that the sub-menu linked to.
const PAGES = ['Home', 'Qualifications', 'Courses', 'Videos', 'Guides']

function show() {
  const page = PAGES.find((name) => location.hash === `#/${name.toLowerCase()}`) ?? 'Home'
  const heading = document.querySelector('h1')
  if (heading) heading.textContent = page
  document.title = `${page} | Member site (stand-in)`
}

addEventListener('hashchange', show)
show()
