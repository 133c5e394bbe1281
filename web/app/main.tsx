document.getElementById('root')
