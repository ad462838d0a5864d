#!/usr/bin/env bash
# Mutation tests with cosmic-ray: change MODULE, one change at a time, in a copy of the checkout, and report each change that TESTS miss.
#
#     tools/mutants.sh PYTHON COSMIC_RAY_BIN MODULE TESTS
#
# `# pragma: no mutate` in a line excludes it, for changes that make no difference. An interrupted run continues where it stopped, unless MODULE
# has changed since.
set -euo pipefail
python=$PWD/$1 bin=$PWD/$2 module=$3 tests=$4
copy=build/mutants session=$PWD/build/mutants-$(sha256sum "$module" | head -c 12).sqlite
rm -rf "$copy" && mkdir -p "$copy"
git ls-files | xargs cp --parents -t "$copy"
cd "$copy"
export PYTHONPATH=$PWD/src PYTHONDONTWRITEBYTECODE=1
cat >mutants.toml <<TOML
[cosmic-ray]
module-path = "$module"
timeout = 120.0
test-command = "$python -m pytest -x -q -p no:cacheprovider -m 'not deep' $tests"
[cosmic-ray.distributor]
name = "local"
TOML
"$bin/cosmic-ray" baseline mutants.toml || { echo "The tests fail without any change: mend that first."; exit 1; }
if [ ! -f "$session" ]; then
  "$bin/cosmic-ray" init mutants.toml "$session"
  "$bin/cr-filter-pragma" "$session"
fi
echo "Changing $module ..."
"$bin/cosmic-ray" exec mutants.toml "$session"
"$bin/cr-report" "$session" --show-diff --surviving-only
