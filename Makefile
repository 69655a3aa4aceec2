# The one list of commands. `make run` and `make test` are all that a reader of the README needs.

PYTHON ?= python3
PORT ?= 8501
WORKERS ?= 2
SECONDS ?= 600

BIN := .venv/bin
FUPAN := $(BIN)/fupan
DEMO := build/demo.sqlite
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt

# The tests start hundreds of programs. Where nothing compiled may be kept, each compiles all of Fupan again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

.PHONY: help
help: ## say what there is
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

# --- for everybody

.PHONY: run
run: .venv/run ## install, build the demo database, audit it, open the dashboard on PORT (8501)
	@mkdir -p build
	@$(FUPAN) import --db $(DEMO) fixtures/demo
	@$(FUPAN) audit --db $(DEMO) --all --summary || [ $$? -eq 1 ] # 1: the audit found something, as it should
	@$(FUPAN) dashboard --db $(DEMO) --port $(PORT)

.PHONY: test
test: system lint types imports pytest ## every check that CI runs

# --- for those who work on it

.PHONY: lint
lint: .venv/test ## ruff: rules and format
	$(BIN)/ruff check
	$(BIN)/ruff format --check

.PHONY: format
format: .venv/test ## put the code in the format that lint asks for
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.PHONY: types
types: .venv/test ## mypy, strict, over everything
	$(BIN)/mypy

.PHONY: imports
imports: .venv/test ## import-linter: one way only, and a pure core
	$(BIN)/lint-imports

.PHONY: pytest
pytest: .venv/test ## the tests, doctests and coverage
	@mkdir -p build/coverage
	@$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest --numprocesses $(WORKERS)
	@$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

.PHONY: mutants
mutants: .venv/test ## plant faults in core and see the tests fail
	$(BIN)/python -m tests.mutants

.PHONY: fuzz
fuzz: .venv/test ## read damaged files for SECONDS (600) from a fresh seed
	$(BIN)/python -m tests.fuzz --seconds $(SECONDS)

.PHONY: bench
bench: .venv/test ## measure against the peers, in the same run
	$(BIN)/python -m benchmarks

.PHONY: docs
docs: .venv/test ## write the generated pages again
	$(BIN)/python -m docs.generate

.PHONY: screenshots
screenshots: .venv/test system ## take the pictures of the README again
	$(BIN)/python -m docs.screenshots

.PHONY: pins
pins: python ## choose the newest versions and write constraints.txt
	rm -rf build/pins
	$(PYTHON) -m venv build/pins
	build/pins/bin/python -m pip --disable-pip-version-check install --quiet hatchling setuptools
	build/pins/bin/python -m pip --disable-pip-version-check install --quiet --no-build-isolation --editable '.[test,peers]'
	build/pins/bin/python -m pip --disable-pip-version-check install --quiet --no-deps douzero
	echo '# Every package that Fupan and its tests bring, at the version they are tested with. Written by make pins.' > build/pins/pins.txt
	build/pins/bin/python -m pip freeze --all --exclude fupan --exclude pip >> build/pins/pins.txt
	mv build/pins/pins.txt constraints.txt

.PHONY: clean
clean: ## remove everything that was made here, the environment too
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the environment: one .venv, a stamp for each way of filling it. With the stamp there, nothing asks the network.

.venv/run: pyproject.toml constraints.txt | python
	@echo "Installing Fupan into .venv (once; a minute or so) …"
	@$(PYTHON) -m venv .venv
	@$(PIP) hatchling
	@$(PIP) --no-build-isolation --editable .
	@touch $@

.venv/test: pyproject.toml constraints.txt | python
	@echo "Installing Fupan and its test tools into .venv (once; some minutes) …"
	@$(PYTHON) -m venv .venv
	@$(PIP) hatchling setuptools # one package of the peers comes as its source, and an old setuptools cannot build it alone
	@$(PIP) --no-build-isolation --editable '.[test,peers]'
	@$(PIP) --no-deps douzero # a peer whose rules need none of the machinery that its training asks for
	@$(BIN)/python -c 'import rlcard.games.doudizhu.utils' # unpacks its tables when it is first imported
	@touch .venv/run $@

# --- what the system must have. Each lack is one line with the command that mends it.

.PHONY: python
python:
	@command -v $(PYTHON) > /dev/null || { echo "Fupan needs Python 3.11 or newer: sudo apt-get install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Fupan needs Python 3.11 or newer and $(PYTHON) is older. To name another: make PYTHON=python3.12 …" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || \
		{ echo "$(PYTHON) cannot make environments, its venv module is missing: sudo apt-get install python3-venv" >&2; exit 1; }

.PHONY: system
system:
	@lacks=; \
	for name in chromium chromium-browser google-chrome none; do command -v $$name > /dev/null && break; done; \
	if [ $$name = none ]; then lacks="$$lacks chromium"; \
		echo "The browser tests need Chromium, which is not here: sudo apt-get install chromium" >&2; fi; \
	if ! fc-list :lang=zh 2> /dev/null | grep -q .; then lacks="$$lacks fontconfig fonts-noto-cjk"; \
		echo "The browser tests need a font with Chinese signs, and none is here: sudo apt-get install fontconfig fonts-noto-cjk" >&2; fi; \
	if [ -z "$$lacks" ]; then exit 0; fi; \
	if [ "$$CI" != true ] || [ "$$(id -u)" != 0 ]; then echo "No test is left out in silence, so this stops here." >&2; exit 1; fi; \
	echo "CI, as root: installing$$lacks …"; \
	export DEBIAN_FRONTEND=noninteractive; \
	apt-get update --quiet=2 && apt-get install --yes --quiet=2 --no-install-recommends $$lacks > /dev/null
